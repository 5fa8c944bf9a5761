import { Base } from './base.ts'
import type { BlankEnv, Env } from './types.ts'

class App<E extends Env = BlankEnv, Path extends string = '/'> extends Base<E, Path> {}
const app = new App()

app.get((c) => c.html('one handler')) // App.get, Context.html
app.get('/', (c) => c.html('a path and one')) // App.get, Context.html
app.get('/', async (c) => c.json({ id: await c.reader.param('id') })) // App.get, Context.json, Context.reader, Reader.param
app.get(
  '/',
  (c, next) => {
    c.json({}) // Context.json
    return next()
  },
  (c) => c.html('a path and two'), // Context.html
)
app.get((c, next) => next(), (c) => c.html('two')) // App.get, Context.html
app.get('/a', (c) => c.text('a')).post('/b', (c) => c.html('b')).get('/c', (c) => c.json({})) // App.get, App.post, Context.text, Context.html, Context.json
app.use(async (c, next) => {
  c.json({}) // Context.json
  await next()
})
app.use('*', async (c) => void c.html('')) // App.use, Context.html
app.under('/v1').post('/', (c) => c.html('')) // App.under, App.post, Context.html
new App<{ Variables: { user: string } }>().get('/', (c) => c.text('')) // App.get, Context.text
