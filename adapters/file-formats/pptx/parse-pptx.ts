import type { Block, ParsedDocument } from '../document/document.ts'
import { chartLines } from '../docx/drawn-parts.ts'
import { broken } from '../unreadable.ts'
import { attribute, descendants } from '../xml/xml-element.ts'
import type { ParseBounds } from '../parse-bounds.ts'
import { XmlPackage } from '../xml/xml-package.ts'
import { blocksOfShape, paragraphOf, shapesIn, titleOfShape, type SlidePlace } from './pptx-shape.ts'

const WHAT = 'PowerPoint presentation'

/**
 * Parses the slides of a presentation in order: each slide is a page with its title as heading; diagrams, charts and
 * speaker notes follow. Throws `unsupported` if the file is damaged, or larger than `bounds`.
 */
export function parsePptx(bytes: Uint8Array, bounds: ParseBounds): ParsedDocument {
  const file = new XmlPackage(bytes, WHAT, bounds)
  const main = file.mainPart('ppt/presentation.xml')
  const targets = new Map(file.relationsOf(main).map(({ id, target }) => [id, target]))
  const listed = descendants(file.read(main), 'p:sldId').map((slide) => targets.get(attribute(slide, 'r:id') ?? ''))
  const slides = [...new Set(listed)].filter((target) => target !== undefined)
  if (slides.length === 0) throw broken(WHAT)
  const reading = new SlideReading(file)
  slides.forEach((part, index) => reading.readSlide({ part, page: index + 1 }))
  return { title: null, pageCount: slides.length, blocks: reading.blocks }
}

const RELATED: ReadonlySet<string> = new Set(['notesSlide', 'diagramData', 'chart'])

class SlideReading {
  readonly blocks: Block[] = []
  /** Parts already read, because several slides may share one. */
  private readonly read = new Set<string>()

  constructor(private readonly file: XmlPackage) {}

  readSlide(slide: SlidePlace): void {
    const shapes = shapesIn(this.file.read(slide.part))
    const titles = shapes.filter(({ placeholder }) => placeholder === 'title' || placeholder === 'ctrTitle')
    const rest = shapes.filter((shape) => !titles.includes(shape))
    this.blocks.push(...titles.map((shape) => titleOfShape(shape, slide)))
    for (const shape of rest) this.blocks.push(...blocksOfShape(shape, slide))
    for (const { type, target } of this.file.relationsOf(slide.part)) this.readRelated(type, { ...slide, part: target })
  }

  /** Reads only the notes of a notes page, which repeats the slide. */
  private readRelated(type: string, place: SlidePlace): void {
    if (!RELATED.has(type) || this.read.has(place.part)) return
    this.read.add(place.part)
    if (type === 'chart') {
      const root = this.file.read(place.part)
      if (root !== null) this.blocks.push(...chartLines(root).map((line) => paragraphOf(root, line, place)))
      return
    }
    for (const shape of shapesIn(this.file.read(place.part))) {
      if (type === 'notesSlide' && shape.placeholder !== 'body') continue
      this.blocks.push(...blocksOfShape({ ...shape, placeholder: null }, place))
    }
  }
}
