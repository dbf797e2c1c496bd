import type { HTMLAttributes, Ref } from 'react'
import { useTextLanguage } from '../text-language.ts'

interface TextBlockProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'p' | 'div' | 'h2' | 'q' | 'blockquote'
  /** The whole text. */
  readonly text: string
  readonly ref?: Ref<HTMLElement>
}

/** People's text, with the language and direction of its words; shown unchanged unless there are children. */
export function TextBlock({ as = 'p', text, children = text, ref, ...attributes }: TextBlockProps) {
  const Block = as as 'div'
  return (
    <Block {...attributes} ref={ref as Ref<HTMLDivElement>} lang={useTextLanguage(text)} dir="auto">
      {children}
    </Block>
  )
}
