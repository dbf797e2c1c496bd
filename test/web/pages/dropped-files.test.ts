import { expect } from 'chai'
import { MEDIA_TYPES } from '../../../adapters/file-formats/recognise-format.ts'
import { droppedFiles, ignoreStrayDrops, READABLE } from '../../../apps/web/src/shared/ui/dropped-files.ts'

const file = (name: string) => ({
  isFile: true,
  isDirectory: false,
  file: (found: (value: File) => void) => found(new File(['We plan.'], name)),
})

/** Tells its entries two at a time, as browsers tell a hundred. */
const folder = (...entries: readonly object[]) => ({
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...entries]
    return { readEntries: (found: (some: object[]) => void) => found(left.splice(0, 2)) }
  },
})

const dropOf = (...entries: readonly object[]) =>
  ({ files: [], items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })) }) as unknown as DataTransfer

describe('what a chooser of files offers', () => {
  it('is every format that can be read, by its ending, and no picture', () => {
    const endings = { 'web-archive': '.mhtml', 'e-mail': '.eml', markdown: '.md', text: '.txt' } as const
    const offered = READABLE.split(',')

    for (const format of Object.keys(MEDIA_TYPES))
      expect(offered).to.include(endings[format as keyof typeof endings] ?? `.${format}`)
    expect(READABLE).not.to.match(/image|hei[cf]|jpe?g|png/)
  })
})

describe('what is dropped', () => {
  it('is the files, and those of folders at any depth, without what a system puts there', async () => {
    const dropped = dropOf(
      file('a.txt'),
      folder(file('b.txt'), file('.DS_Store'), file('c.txt'), folder(file('d.txt'), file('Thumbs.db'))),
    )
    const names = (await droppedFiles(dropped)).map(({ name }) => name)
    expect(names).to.deep.equal(['a.txt', 'b.txt', 'c.txt', 'd.txt'])
  })

  it('does not lead away from a page that takes no files, and is left to what takes it', () => {
    ignoreStrayDrops()
    const drop = (types: readonly string[]) => {
      const event = new Event('drop', { bubbles: true, cancelable: true })
      Object.assign(event, { dataTransfer: { types, dropEffect: 'copy' } })
      document.body.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(drop(['Files'])).to.equal(true)
    expect(drop(['text/plain'])).to.equal(false)
  })
})
