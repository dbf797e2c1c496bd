import type { PageBox, PageBoxes } from '../../../core/forms/ports.ts'

const NUMBER = String.raw`(-?\d+(?:\.\d+)?)`
const BOX = new RegExp(`^pdf:page=\\d+;box=${NUMBER},${NUMBER},${NUMBER},${NUMBER}(?:;|$)`)

/** Reads the anchors that `anchorOf` writes. */
export class PdfPageBoxes implements PageBoxes {
  boxOf(anchor: string): PageBox | null {
    const [, ...corners] = BOX.exec(anchor) ?? []
    const [left, bottom, right, top] = corners.map(Number)
    return top === undefined ? null : [left!, bottom!, right!, top]
  }
}
