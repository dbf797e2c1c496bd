import { expect } from 'chai'
import { droppedFiles, ignoreStrayDrops } from '../../../apps/web/src/shared/ui/dropped-files.ts'

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
