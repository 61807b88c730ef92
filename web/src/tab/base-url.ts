/** The folder in which the page and all that belongs to it lies, whatever site and path that is. */
export const baseUrl = new URL(".", location.href.replace(/[?#].*$/, "")).href;
