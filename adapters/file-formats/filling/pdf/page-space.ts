import type { Box } from '../../pdf/box.ts'
import { encloses, heightOf, overlap, unite, widthOf } from '../../pdf/box.ts'
import { gridsOf } from '../../pdf/layout/grids.ts'
import { transform } from '../../pdf/matrix.ts'
import type { PdfPage, Rule, TextRun } from '../../pdf/pdf-page.ts'
import type { Around } from '../answer/not-repeated.ts'
import { closedZones } from './closed-zones.ts'
import {
  LEAST_HEIGHT,
  LEAST_WIDTH,
  PADDING,
  areaOf,
  asDrawn,
  crosses,
  endAbove,
  inkOf,
  inset,
  isAlong,
  onBand,
  isUpright,
  largeEnough,
  largest,
  meet,
} from './page-geometry.ts'
import { PdfPageBoxes } from '../../pdf/pdf-page-boxes.ts'

const MARGIN = 36
/** Distance of the first of several printed lines from the top of their place. */
const TALLEST_LINE = 13
/** A picture with a larger share of the page is its background. */
const LARGEST_PICTURE = 0.5
/** In words. */
const LONGEST_LABEL = 6
/** Height of text on a line. */
const LINE = 9
/** Maximum distance of a sign or unit from its place. */
const NEAR = 24
/** A line this close below words underlines them. */
const UNDERLINE = 5
/** Maximum distance below a question of the line that separates it from the next. */
const PARTED = 40
/** Minimum height of the blank space below such a line: several lines of text. */
const LEAST_BEYOND = 40
/** Blanks made of characters are as tall as their font, printed on its baseline. */
const BASELINE_OF_BLANK = 0.216

/** The printed and added content of a page, and its free space. */
export class PageSpace {
  private readonly runs: readonly TextRun[]
  private readonly printed: readonly Box[]
  private readonly cells: readonly Box[]
  private readonly written: Box[] = []
  private readonly reserved: Box[]
  /** Whether a picture covers the page: its content beside the text is unknown. */
  private readonly hasGround: boolean

  constructor(readonly page: PdfPage) {
    this.runs = page.pieces.filter((piece) => piece.kind === 'text')
    const places = page.pieces.filter((piece) => piece.kind === 'tick' || piece.kind === 'widget')
    const isGround = (box: Box) => areaOf(box) >= LARGEST_PICTURE * page.width * page.height
    const pictures = page.pictures.filter((box) => !isGround(box))
    this.hasGround = page.pictures.some(isGround)
    this.printed = [...this.runs.map((run) => onBand(inkOf(run), page.shades)), ...places, ...pictures]
    this.cells = gridsOf(page.rules).flatMap((grid) => grid.cells)
    this.reserved = closedZones(page)
  }

  /** Whether it is a page of text; the content of a picture is unknown. */
  get isKnown(): boolean {
    return this.runs.length > 0
  }

  /** Size of the running text, in points. */
  get textSize(): number {
    const sizes = this.runs.flatMap((run) => Array.from({ length: Math.ceil(run.text.length / 10) }, () => run.size))
    return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 10
  }

  /** The box of an anchor, as displayed. Null if not found. */
  boxOf(anchor: string): Box | null {
    const corners = new PdfPageBoxes().boxOf(anchor)
    if (corners === null) return null
    const [x1, y1] = transform(this.page.frame, corners[0], corners[1])
    const [x2, y2] = transform(this.page.frame, corners[2], corners[3])
    return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
  }

  take(box: Box): void {
    this.written.push(box)
  }

  /** Reserves the place of an answer. */
  reserve(box: Box): void {
    this.reserved.push(box)
  }

  isFree(box: Box): boolean {
    const isOnPage = box.left > 4 && box.top > 4 && box.right < this.page.width - 4 && box.bottom < this.page.height - 4
    const isCrossed = this.page.rules.some((rule) => crosses(asDrawn(rule), box))
    return isOnPage && this.isKnown && !isCrossed && !this.obstacles().some((other) => meet(other, box))
  }

  /** Heights of printed lines in a place, without the sides of a box. */
  linesIn(place: Box): number[] {
    const blanks = this.page.pieces.filter((piece) => piece.kind === 'blank' && piece.drawn === 'characters')
    const drawn = this.page.rules.filter(({ direction }) => direction === 'horizontal')
    const levels = [
      ...blanks
        .filter((blank) => isAlong(place, blank))
        .map((blank) => blank.bottom - BASELINE_OF_BLANK * heightOf(blank)),
      ...drawn.filter((rule) => isAlong(place, rule)).map((rule) => rule.top),
    ].sort((a, b) => a - b)
    const inside = levels.filter((level) => level > place.top + 4 && level <= place.bottom + 1.5)
    if (inside.length === 0 || inside[0]! - place.top > TALLEST_LINE) return []
    return inside.filter((level, index) => index === 0 || level - inside[index - 1]! > 4)
  }

  /** The free part of a line to write on; null if too little is left. */
  freeLine(place: Box, level: number): Box | null {
    const row = { left: place.left, right: place.right, top: level - LINE, bottom: level - 1 }
    const inside = [...this.obstacles(), ...this.uprightsIn(row)].filter((other) => meet(other, row))
    const left = Math.max(
      row.left,
      ...inside.filter((other) => other.left <= row.left + 2).map((other) => other.right + 3),
    )
    const right = Math.min(
      row.right,
      ...inside.filter((other) => other.left > row.left + 2).map((other) => other.left - 3),
    )
    return right - left >= LEAST_WIDTH ? { ...row, left, right } : null
  }

  /** The largest free part of a drawn box; null if no line of text fits. */
  freeIn(box: Box): Box | null {
    const inner = inset(box)
    const inside = this.obstacles().filter((other) => meet(other, inner))
    if (inside.length === 0) return largeEnough(inner)
    const ink = unite(inside)
    const parts = [
      { ...inner, top: ink.bottom + 1 },
      { ...inner, bottom: ink.top - 1 },
      { ...inner, left: ink.right + PADDING },
      { ...inner, right: ink.left - PADDING },
    ]
    return largest(parts.flatMap((part) => largeEnough(part) ?? []))
  }

  /** The free space below a printed block, or null. */
  freeBelow(block: Box): Box | null {
    if (!this.isKnown) return null
    const left = Math.max(MARGIN / 2, block.left)
    const from = this.startBelow(block)
    const right = Math.max(this.rightOfText(), block.right)
    const reserved = this.reserved.filter(
      (other) => overlap([other.left, other.right], [left, right]) > 0 && !meet(other, block),
    )
    const others = [...this.blockers(left, right), ...reserved].filter(
      (other) => other.bottom > from + 0.5 && (other.top >= block.top || isUpright(other)),
    )
    const ends = [...others.map(endAbove), this.page.height - MARGIN].filter((end) => end > from)
    const parts = ends.map((end) => {
      const beside = others.filter((other) => other.top < end - 0.5)
      return { left, top: from, bottom: end, right: Math.min(right, ...beside.map((other) => other.left - 4)) }
    })
    return largest(parts.filter((part) => widthOf(part) >= 90 && heightOf(part) >= LEAST_HEIGHT))
  }

  /**
   * The blank space below the line between a question and the next text, as on the last lines of a page; null if the
   * line is the side of a cell or a place to write on, and if the space is only a gap.
   */
  freeBeyondRule(block: Box): Box | null {
    const below = (other: Box): boolean => other.top > block.bottom + 1
    const first = Math.min(
      ...this.blockers(block.left, block.right)
        .filter(below)
        .map(({ top }) => top),
    )
    const rule = this.page.rules.find((one) => one.direction === 'horizontal' && one.top === first)
    if (rule === undefined || first - block.bottom > PARTED || this.isSide(rule) || this.isToWriteOn(rule)) return null
    const beyond = this.freeBelow({ ...block, top: rule.top, bottom: rule.bottom })
    return beyond !== null && heightOf(beyond) >= LEAST_BEYOND ? beyond : null
  }

  /** An empty box directly below a block that is not reserved for another answer. */
  boxBelow(block: Box): Box | null {
    const box = this.cells.find((cell) => {
      const isBelow = cell.top > block.bottom - 4 && cell.top - block.bottom < 16
      const isAligned = Math.abs(cell.left - block.left) < 16 && widthOf(cell) > 40
      return isBelow && isAligned && !this.reserved.some((other) => meet(cell, other))
    })
    const inner = box && inset(box)
    return inner && heightOf(inner) >= LEAST_HEIGHT && !this.obstacles().some((other) => meet(other, inner))
      ? inner
      : null
  }

  /** A block with the next line, if that closes a bracket of the block. */
  withBracket(block: Box): Box {
    const text = (box: Box) => this.runs.flatMap((run) => (meet(box, run) ? [run.text] : [])).join(' ')
    const next = this.runs.find(
      ({ top, left }) => top > block.bottom - 2 && top - block.bottom < UNDERLINE && Math.abs(left - block.left) < 3,
    )
    return next !== undefined && /[(（][^)）]*$/u.test(text(block)) && /^[^(（]*[)）]/u.test(next.text)
      ? unite([block, next])
      : block
  }

  /** Text in the row of a place: before it or at its start, and after it or at its end. */
  around(place: Box): Around {
    const middle = (place.left + place.right) / 2
    const row = this.runs
      .filter(({ baseline, size }) => baseline < place.bottom + 3 && baseline - size / 3 > place.top - 3)
      .filter(({ left, right }) => right > place.left - NEAR && left < place.right + NEAR)
      .sort((a, b) => a.left - b.left)
    const isBefore = ({ left, right }: TextRun) => (left + right) / 2 < middle
    const said = (runs: readonly TextRun[]) => runs.map(({ text }) => text).join(' ')
    return { before: said(row.filter(isBefore)), after: said(row.filter((run) => !isBefore(run))) }
  }

  /** Text at the end of a question that an answer may follow. */
  endOf(block: Box): Around {
    const inside = this.runs.filter((run) => meet(block, run))
    return { before: inside.map(({ text }) => text).join(' '), after: '' }
  }

  /** Whether a block is a label, not a question: some words on one line. */
  isLabel(block: Box): boolean {
    const inside = this.runs.filter((run) => meet(block, run))
    const text = inside.map((run) => run.text.trim()).join(' ')
    const isOneLine = inside.every((run) => Math.abs(run.baseline - inside[0]!.baseline) < 3)
    return inside.length > 0 && isOneLine && text.split(/\s+/u).length <= LONGEST_LABEL && !/[.?!]$/.test(text)
  }

  /** The space right of the last line of a block, on its baseline. */
  freeBeside(block: Box): { readonly box: Box; readonly baseline: number } | null {
    const inside = this.runs.filter((run) => meet(block, run))
    if (inside.length === 0) return null
    const baseline = Math.max(...inside.map((run) => run.baseline))
    const line = inside.filter((run) => baseline - run.baseline < 2)
    const { size } = line[0]!
    const left = Math.max(...line.map((run) => run.right)) + 5
    const row = { left, right: this.rightOfText(), top: baseline - 0.8 * size, bottom: baseline + 0.3 * size }
    const letters = { ...row, bottom: baseline - 0.5 }
    const others = [...this.blockers(left, row.right), ...this.reserved].filter((other) => meet(other, letters))
    const right = Math.min(row.right, ...others.map((other) => other.left - 4))
    return right - left >= LEAST_WIDTH ? { box: { ...row, right }, baseline } : null
  }

  /** The space beside a one-line question down to the next text, at least two lines; null if there is none. */
  freeBand(block: Box): Box | null {
    const beside = this.freeBeside(block)?.box
    if (beside === undefined || heightOf(block) > 1.6 * heightOf(beside)) return null
    const band = { ...beside, bottom: this.page.height - MARGIN }
    const below = [...this.blockers(block.left, band.right), ...this.reserved].filter(
      (other) => other.bottom > block.bottom && overlap([other.left, other.right], [block.left, band.right]) > 0,
    )
    const bottom = Math.min(band.bottom, ...below.map(({ top }) => top - 1))
    const free = { ...band, bottom }
    return heightOf(free) >= 2 * LEAST_HEIGHT && this.isFree(free) ? free : null
  }

  /** A free spot for a small mark of this size beside or below a block. */
  spotBeside(block: Box, width: number, height: number): Box | null {
    const top = Math.max(block.top, block.bottom - height - 2)
    const spot = (left: number, from: number): Box => ({ left, right: left + width, top: from, bottom: from + height })
    const spots = [
      spot(block.right + 5, top),
      spot(block.left, block.bottom + 0.5),
      spot(this.page.width - width - 6, top),
      spot(this.page.width - width - 6, block.top),
      spot(6, top),
    ]
    const shades = this.page.shades.filter((shade) => !encloses(shade, block))
    const body = unite(this.runs)
    const isOpen = (one: Box) =>
      ![...this.reserved, ...shades].some((other) => meet(other, one)) && (!this.hasGround || encloses(body, one, 40))
    return spots.find((one) => this.isFree(one) && isOpen(one)) ?? null
  }

  private obstacles(): Box[] {
    return [...this.printed, ...this.written]
  }

  private blockers(left: number, right: number): Box[] {
    const blanks = this.page.pieces.filter((piece) => piece.kind === 'blank')
    const all = [...this.obstacles(), ...blanks, ...this.page.rules.map(asDrawn)]
    return all.filter((other) => other.right > left + 0.5 && other.left < right)
  }

  /** Lines that divide a row into cells, without its own sides. */
  private uprightsIn({ left, right }: Box): Box[] {
    return this.page.rules.flatMap((rule) =>
      rule.direction === 'vertical' && rule.left > left + PADDING && rule.right < right - PADDING
        ? [asDrawn(rule)]
        : [],
    )
  }

  private rightOfText(): number {
    const body = this.runs.length > 0 ? unite(this.runs).right : this.page.width
    return Math.min(this.page.width - MARGIN, Math.max(body, this.page.width * 0.75))
  }

  /** Below the line that underlines a block, unless it is the side of a cell. */
  private startBelow(block: Box): number {
    const under = this.page.rules.filter(
      (rule) =>
        rule.direction === 'horizontal' &&
        rule.bottom > block.bottom - UNDERLINE &&
        rule.top - block.bottom < UNDERLINE &&
        overlap([rule.left, rule.right], [block.left, block.right]) > 0 &&
        !this.isSide(rule),
    )
    return Math.max(block.bottom, ...under.map((rule) => rule.bottom + 1.5))
  }

  private isToWriteOn(rule: Rule): boolean {
    const line = { ...rule, top: rule.top - 2, bottom: rule.bottom + 2 }
    return this.page.pieces.some((piece) => piece.kind === 'blank' && meet(piece, line))
  }

  private isSide(rule: Rule): boolean {
    return this.page.rules.some(
      (other) =>
        other.direction === 'vertical' &&
        other.top <= rule.bottom + 2 &&
        other.bottom >= rule.top - 2 &&
        other.left <= rule.right + 2 &&
        other.right >= rule.left - 2,
    )
  }
}
