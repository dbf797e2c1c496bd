import { expect } from 'chai'
import { FairQueue } from '../../../adapters/file-formats/fair-queue.ts'

describe('FairQueue', () => {
  const anybody = () => true
  const all = (queue: FairQueue<string>, may: (account: string) => boolean = anybody) => {
    const taken: string[] = []
    for (let item = queue.next(may); item !== null; item = queue.next(may)) taken.push(item)
    return taken
  }

  it('deals items out in turn to the accounts that wait', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'c2']) queue.add(item[0]!, item)

    expect(all(queue)).to.deep.equal(['a1', 'b1', 'c1', 'a2', 'c2', 'a3'])
  })

  it('passes over accounts that may have none, and keeps their turn', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'b1', 'b2']) queue.add(item[0]!, item)

    expect(all(queue, (account) => account === 'b')).to.deep.equal(['b1', 'b2'])
    expect(all(queue)).to.deep.equal(['a1'])
  })

  it('puts an item ahead of those of its own account alone', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'b1']) queue.add(item[0]!, item)
    queue.addFirst('b', 'b0')
    queue.addFirst('c', 'c0')

    expect(all(queue)).to.deep.equal(['a1', 'b0', 'c0', 'b1'])
  })

  it('hands all out at once', () => {
    const queue = new FairQueue<string>()
    for (const item of ['a1', 'b1']) queue.add(item[0]!, item)

    expect(queue.drain()).to.deep.equal(['a1', 'b1'])
    expect(queue.next(anybody)).to.equal(null)
  })
})
