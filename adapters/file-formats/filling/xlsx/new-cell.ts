/** How a cell is to be written. */
export interface NewCell {
  readonly style: number
  readonly isNumber: boolean
  /** The attribute that names its type, with a blank before it, or "". */
  readonly type: string
  /** Made with the prefix that the sheet gives its elements. */
  readonly content: (prefix: string) => string
}

export function numberCell(number: number, style: number): NewCell {
  return { style, isNumber: true, type: '', content: (prefix) => `<${prefix}v>${number}</${prefix}v>` }
}

export function textCell(content: NewCell['content'], style: number): NewCell {
  return { style, isNumber: false, type: ' t="inlineStr"', content }
}
