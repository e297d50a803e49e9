/** The id of the JSON block that carries what the server read for a page. */
export const pageDataId = 'page-data';

/** What the server read for this page; undefined where it read nothing. The page knows its shape. */
export function pageData(): unknown {
  const block = document.getElementById(pageDataId);
  return block === null ? undefined : JSON.parse(block.textContent);
}
