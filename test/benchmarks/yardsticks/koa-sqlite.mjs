import BetterSqlite3 from 'better-sqlite3'
import Koa from 'koa'

// The same on SQLite.
const database = new BetterSqlite3(process.env.DATABASE_FILE, { readonly: true })
const list = database.prepare(
  'SELECT id, name, status, created_at FROM projects WHERE account_id = ? ORDER BY created_at DESC LIMIT 100',
)
const app = new Koa()
app.use((ctx) => {
  ctx.body = { projects: list.all(ctx.path.slice(1)) }
})
app.listen(Number(process.env.PORT), '127.0.0.1')
