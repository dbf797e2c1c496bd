/** Has the browser keep what is at an address as a file, under the name that the server gives it unless there is another. */
export function saveFile(address: string, name = ''): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
