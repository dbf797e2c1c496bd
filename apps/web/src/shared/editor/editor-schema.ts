import { defaultUrlTransform } from 'react-markdown'
import { Schema, type DOMOutputSpec, type Mark, type Node } from 'prosemirror-model'

const BOLD_WEIGHT = /^(bold(er)?|[6-9]\d{2})$/
const LEVELS = [1, 2, 3, 4, 5, 6] as const

/** Google Docs wraps copied content in a `b` that is not bold. */
const unlessOverridden = (property: 'fontWeight' | 'fontStyle') => (element: HTMLElement) =>
  element.style[property] !== 'normal' && null

const linkAttributes = (element: HTMLElement) => ({
  href: element.getAttribute('href'),
  title: element.getAttribute('title'),
})

const startOf = (element: HTMLElement) => ({ start: Number(element.getAttribute('start') ?? 1), isLoose: false })

const orderedList = ({ attrs }: Node): DOMOutputSpec => ['ol', attrs['start'] === 1 ? {} : { start: attrs['start'] }, 0]

/** A link whose address would run a script, perhaps written by a model, gets no target. */
const link = ({ attrs: { href, title } }: Mark): DOMOutputSpec => {
  const followed = defaultUrlTransform(String(href))
  return [
    'a',
    { ...(followed === '' ? {} : { href: followed }), ...(title === null ? {} : { title: String(title) }) },
    0,
  ]
}

/**
 * The editor supports paragraphs, headings, lists, bold, italic, links and line breaks. Everything else (tables, for
 * example) keeps its source text: as a `source_block`, or as words with the mark `source_words`.
 */
export const editorSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 3, validate: 'number' } },
      parseDOM: LEVELS.map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
    },
    bullet_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { isLoose: { default: false, validate: 'boolean' } },
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    ordered_list: {
      content: 'list_item+',
      group: 'block',
      attrs: { start: { default: 1, validate: 'number' }, isLoose: { default: false, validate: 'boolean' } },
      parseDOM: [{ tag: 'ol', getAttrs: startOf }],
      toDOM: orderedList,
    },
    list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    source_block: {
      group: 'block',
      atom: true,
      attrs: { markdown: { validate: 'string' } },
      toDOM: ({ attrs }) => ['pre', { class: 'source-block' }, attrs['markdown'] as string],
    },
    text: { group: 'inline' },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' }, title: { default: null, validate: 'string|null' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: linkAttributes }],
      toDOM: link,
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: unlessOverridden('fontWeight') },
        { style: 'font-weight', getAttrs: (weight) => BOLD_WEIGHT.test(weight) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i', getAttrs: unlessOverridden('fontStyle') }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    /** Markdown that the editor does not support, as source text. */
    source_words: { inclusive: false, excludes: '', toDOM: () => ['span', { class: 'source-words' }, 0] },
  },
})
