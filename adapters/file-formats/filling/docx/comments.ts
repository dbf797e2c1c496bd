import { attribute, child, children, type XmlElement } from '../../xml/xml-element.ts'
import { plainAnswer } from '../answer/answer-paragraphs.ts'
import { addPart, XML_DECLARATION } from '../package/open-packaging.ts'
import { appendInside } from '../package/package-editor.ts'
import { escapeXml } from '../package/xml-text.ts'
import type { DocxTree } from './docx-tree.ts'
import { contentStart } from './text-offsets.ts'

const AUTHOR = 'Grantwright'
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml'
const TRANSITIONAL = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const STRICT = 'http://purl.oclc.org/ooxml/wordprocessingml/main'

/** Comments of Word, beside those that the file has. */
export class CommentWriter {
  private readonly part: string | null
  private readonly namespace: string
  private next: number
  private written = ''

  constructor(private readonly tree: DocxTree) {
    const relation = tree.file.relationsOf(tree.mainPart).find(({ type }) => type === 'comments')
    this.part = relation !== undefined && tree.file.has(relation.target) ? relation.target : null
    this.namespace = Object.values(tree.root.attributes).includes(STRICT) ? STRICT : TRANSITIONAL
    this.next = 1 + Math.max(-1, ...this.usedIds())
  }

  /** Sets a comment on a paragraph of the text; false where others changed the same place. */
  comment(paragraph: XmlElement, text: string): boolean {
    const { tree, next: id } = this
    const { prefix, source } = tree
    const mark = (name: string) => `<${prefix}comment${name} ${prefix}id="${id}"/>`
    const end = `${mark('RangeEnd')}<${prefix}r>${mark('Reference')}</${prefix}r>`
    const isEmpty = source.startsWith('/>', paragraph.end - 2)
    if (!isEmpty) tree.insert(child(paragraph, 'w:pPr')?.end ?? contentStart(paragraph, source), mark('RangeStart'))
    tree.splice(appendInside(source, paragraph, isEmpty ? `${mark('RangeStart')}${end}` : end))
    if (!tree.commit()) return false
    this.next += 1
    this.written += this.commentXml(id, text)
    return true
  }

  /** Adds the comments to the file. */
  finish(): void {
    const { editor, mainPart } = this.tree
    if (this.written === '') return
    if (this.part !== null) editor.append(this.part, this.written)
    else
      addPart(editor, {
        xml: `${XML_DECLARATION}<w:comments xmlns:w="${this.namespace}">${this.written}</w:comments>`,
        contentType: CONTENT_TYPE,
        relation: { from: mainPart, to: this.freeName(), type: this.relationType() },
      })
  }

  private commentXml(id: number, text: string): string {
    const lines = plainAnswer(text).split('\n')
    const paragraphs = lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${escapeXml(line)}</w:t></w:r></w:p>`)
    const head = `xmlns:w="${this.namespace}" w:id="${id}" w:author="${AUTHOR}" w:initials="G"`
    return `<w:comment ${head}>${paragraphs.join('')}</w:comment>`
  }

  private usedIds(): number[] {
    const comments = this.part === null ? [] : children(this.tree.file.read(this.part), 'w:comment')
    const marks = [...comments, ...this.tree.all('w:commentReference')]
    return marks.map((mark) => Number(attribute(mark, 'w:id'))).filter(Number.isInteger)
  }

  private freeName(): string {
    let number = 0
    const nameOf = () => this.tree.partBeside(number === 0 ? 'comments' : `comments${number}`)
    while (this.tree.file.has(nameOf())) number += 1
    return nameOf()
  }

  private relationType(): string {
    const office = 'officeDocument'
    return this.namespace === STRICT
      ? `http://purl.oclc.org/ooxml/${office}/relationships/comments`
      : `http://schemas.openxmlformats.org/${office}/2006/relationships/comments`
  }
}
