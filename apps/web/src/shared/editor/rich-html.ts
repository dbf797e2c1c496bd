import { DOMSerializer } from 'prosemirror-model'
import { editorSchema } from './editor-schema.ts'
import { plainWords } from './plain-words.ts'
import { readMarkdown } from './read-markdown.ts'

/** A text as HTML for a word processor. */
export function richHtml(markdown: string): string {
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(editorSchema).serializeFragment(readMarkdown(markdown).content))
  return holder.innerHTML
}

/** A text in both kinds that are pasted: for a word processor, and for a form on the web. */
export function pastedKinds(markdown: string): { readonly html: string; readonly plain: string } {
  return { html: richHtml(markdown), plain: plainWords(markdown) }
}
