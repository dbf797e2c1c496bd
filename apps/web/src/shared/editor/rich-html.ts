import { DOMSerializer } from 'prosemirror-model'
import { editorSchema } from './editor-schema.ts'
import { readMarkdown } from './read-markdown.ts'

/** A text as HTML for a word processor. */
export function richHtml(markdown: string): string {
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(editorSchema).serializeFragment(readMarkdown(markdown).content))
  return holder.innerHTML
}
