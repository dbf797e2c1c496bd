import Koa from 'koa'
import { DataSource, EntitySchema } from 'typeorm'

const entities = ['a', 'b', 'c'].map(
  (name) => new EntitySchema({ name, columns: { id: { type: 'varchar', primary: true }, text: { type: 'varchar' } } }),
)
const database = new DataSource({ type: 'better-sqlite3', database: ':memory:', entities, synchronize: true })
await database.initialize()
const app = new Koa()
app.use(async (ctx) => {
  ctx.body = await database.getRepository('a').find()
})
app.listen(Number(process.env.PORT), '127.0.0.1')
