import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Proposal } from '../../../../../../adapters/http-contract/proposals.ts'
import { copyRichText } from '../../../shared/clipboard.ts'
import { portableHtml } from '../../../shared/portable-html.ts'
import { ApplicationDocument } from './ApplicationDocument.tsx'

/** Copies the whole application as rich text, as in its document view, from any view. */
export async function copyDocument(proposal: Proposal): Promise<boolean> {
  const holder = document.createElement('div')
  // Out of sight, but laid out: the lines of the plain text are those of the layout.
  holder.style.cssText = 'position:absolute;left:-9999px;width:720px'
  document.body.append(holder)
  const root = createRoot(holder)
  try {
    flushSync(() => root.render(<ApplicationDocument proposal={proposal} />))
    const article = holder.firstElementChild
    return article instanceof HTMLElement && (await copyRichText(portableHtml(article), article.innerText))
  } finally {
    root.unmount()
    holder.remove()
  }
}
