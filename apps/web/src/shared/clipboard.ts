function copySelection(fill: (holder: HTMLElement) => void): boolean {
  const holder = document.createElement('div')
  holder.className = 'visually-hidden'
  fill(holder)
  document.body.append(holder)
  const selection = document.getSelection()
  selection?.selectAllChildren(holder)
  try {
    // The only way to the clipboard on a page without HTTPS.
    return document.execCommand('copy')
  } finally {
    selection?.removeAllRanges()
    holder.remove()
  }
}

/** Copies plain text; returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection((holder) => {
      holder.style.whiteSpace = 'pre-wrap'
      holder.textContent = text
    })
  }
}

/** Copies rich text for word processors, with plain text as an alternative; returns whether it worked. */
export async function copyRichText(html: string, text: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
    return true
  } catch {
    return copySelection((holder) => {
      holder.innerHTML = html
    })
  }
}

/** The clipboard's text; null if the browser refuses. */
export async function readClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
