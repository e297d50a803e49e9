export const pageDataId = 'page-data';

/** The server's data for a document, the current one by default; undefined without any. The page knows its shape. */
export function pageData(page: Document = document): unknown {
  const block = page.getElementById(pageDataId);
  return block === null ? undefined : JSON.parse(block.textContent);
}
