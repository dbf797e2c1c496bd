/** The element's content as plain HTML, without what only this page needs (classes, styles, ids). */
export function portableHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const node of copy.querySelectorAll('*'))
    for (const { name } of [...node.attributes]) if (name !== 'href') node.removeAttribute(name)
  return copy.innerHTML
}
