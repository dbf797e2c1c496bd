/** New content of a cell. */
export interface NewCell {
  readonly style: number
  readonly isNumber: boolean
  /** The type attribute with a leading space, or "". */
  readonly type: string
  /** Builds the content with the sheet's namespace prefix. */
  readonly content: (prefix: string) => string
}

export function numberCell(number: number, style: number): NewCell {
  return { style, isNumber: true, type: '', content: (prefix) => `<${prefix}v>${number}</${prefix}v>` }
}

export function textCell(content: NewCell['content'], style: number): NewCell {
  return { style, isNumber: false, type: ' t="inlineStr"', content }
}
