// Whether this page is a table in a tab: static files alone, and the table itself runs in this browser.

/** It is where `fudaba tab` has marked the page so. */
export const inTab = globalThis.document?.documentElement.hasAttribute("data-tab") ?? false;
