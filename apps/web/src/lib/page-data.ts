/** The id of the JSON block that carries what the server read for a page. */
export const pageDataId = 'page-data';

/** What the server read for a page, this one unless another is given; undefined where it read nothing. The page knows its shape. */
export function pageData(page: Document = document): unknown {
  const block = page.getElementById(pageDataId);
  return block === null ? undefined : JSON.parse(block.textContent);
}
