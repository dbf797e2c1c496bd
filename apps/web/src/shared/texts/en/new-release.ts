/** Shown after the server was upgraded while a page was open. */
export const newRelease = {
  title: 'There is a new release of Grantwright',
  hint: 'Finish what you are typing, then reload the page: parts of it may not open until then.',
}
