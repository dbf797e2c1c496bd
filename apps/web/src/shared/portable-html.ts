/** The element's content as plain HTML, without this page's own details (classes, styles, ids, direction marks). */
export function portableHtml(element: HTMLElement): string {
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return ''
  for (const marked of copy.querySelectorAll('bdi')) marked.replaceWith(...marked.childNodes)
  for (const node of copy.querySelectorAll('*'))
    for (const { name } of [...node.attributes]) if (name !== 'href') node.removeAttribute(name)
  return copy.innerHTML
}
