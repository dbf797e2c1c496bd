import { text } from 'node:stream/consumers'
import { startPostgres } from './postgres-server.ts'

// Says where the server is and keeps it until standard input ends: so it goes with who started it, however that ends.
const server = await startPostgres()
console.log(server.url)
await text(process.stdin)
await server.stop()
