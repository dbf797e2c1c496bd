import { InMemoryPassageIndex } from '../../../../adapters/memory/documents/in-memory-passage-index.ts'
import { passageIndexContract } from '../../../contracts/passage-index.contract.ts'

passageIndexContract('in memory', async () => {
  const store = new InMemoryPassageIndex()
  return { index: store, reader: store }
})
