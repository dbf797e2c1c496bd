/** Said once the server was upgraded under a page that is open. */
export const newRelease = {
  title: 'There is a new release of Grantwright',
  hint: 'Finish what you are typing, then reload the page: parts of it may not open until then.',
}
