import { register } from 'tsx/esm/api'

register()
const { directReadings } = await import('../../../apps/wiring/workers/readings.ts')
const readings = directReadings()

async function read({ fileName, bytes, as }) {
  if (as === 'document') {
    const place = { accountId: 'a', documentId: 'd', scope: { kind: 'shared' }, uploadedAt: '2024-01-01T00:00:00.000Z' }
    const { indexed } = await readings.index({ ...place, fileName, bytes })
    return `${indexed.passages.length} passages`
  }
  const { questions } = await readings.findQuestions({ form: await readings.readForm({ fileName, bytes }), told: [] })
  return `${questions.length} questions`
}

process.on('unhandledRejection', () => undefined)
process.on('message', async (file) => {
  const start = process.cpuUsage()
  const outcome = await read(file).catch((error) => String(error.message).slice(0, 90))
  const { user, system } = process.cpuUsage(start)
  process.send({ seconds: (user + system) / 1e6, outcome })
})
process.send('ready')
