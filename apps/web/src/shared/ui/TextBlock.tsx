import type { HTMLAttributes, Ref } from 'react'
import { useTextLanguage } from '../text-language.ts'

interface TextBlockProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'div' | 'h2' | 'q' | 'blockquote'
  /** All that it says. */
  readonly text: string
  readonly ref?: Ref<HTMLElement>
}

/** What people wrote, with the language and the direction of its words; as it is, unless it has children. */
export function TextBlock({ as = 'p', text, children = text, ref, ...attributes }: TextBlockProps) {
  const Block = as as 'div'
  return (
    <Block {...attributes} ref={ref as Ref<HTMLDivElement>} lang={useTextLanguage(text)} dir="auto">
      {children}
    </Block>
  )
}
