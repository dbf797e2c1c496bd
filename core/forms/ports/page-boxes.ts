/** Left, bottom, right and top in points of the file's own coordinates, from the lower left corner of the page. */
export type PageBox = readonly [number, number, number, number]

export interface PageBoxes {
  /** The box on the page that an anchor leads to; null in formats without pages. */
  boxOf(anchor: string): PageBox | null
}
