// Takes screenshots of the main screens into docs/screens: `node scripts/screens.mjs`, or with names for some of them.
// A new screen is a row of `shots`. Neighbours: build-web.mjs, serve-web.mjs, ensure-chromium.mjs.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { ensureChromium } from './ensure-chromium.mjs'
import { ensureInstalled, root } from './ensure-installed.mjs'
import { serveWeb } from './serve-web.mjs'
import { showpiece, showpieceDowns, showpieceMayhem, showpieceSecond } from './showpiece.mjs'

ensureInstalled()
const { chromium } = await import('playwright-core')

const wide = { viewport: { width: 1440, height: 900 } }
const wider = { viewport: { width: 1920, height: 1080 } }
const tablet = { viewport: { width: 1024, height: 768 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, deviceScaleFactor: 2 }
const across = { viewport: { width: 844, height: 390 }, hasTouch: true, deviceScaleFactor: 2 }
/** Every size that the client is made for, by what it adds to the name of a picture. */
const sizes = { '': wide, '-wider': wider, '-tablet': tablet, '-phone': phone, '-across': across }
/** Night is what everybody sees first; these are pictures by day. */
const day = { day: true }
const moving = { reducedMotion: 'no-preference' }

const late = `bb2020 half=2 turn=home:6/5 score=1-1 rr=2/1 weather=pouringRain h4@g16 h8@f16 h10@h17 h9@i16 h11@j16.d h3@h14.o h5@e14
h6@k15.d h7@d13 h1@l13 h2@i12.d a11@h18 a12@i17 a9@d18 a10@k17 a1@g17 a2@i19.z a3@f20 a4@l19 a5@m15 a6@h22 a7@j18.s a8@ko`
const position = await showpiece(late)
const scoring =
  await showpiece(`bb2020 half=2 turn=home:6/5 score=1-1 rr=1/1 h3@f22.o h4@g16 h8@f16 h10@h17 h9@i16 h11@j16 h5@e14 h6@k15 h7@d13
h1@l13 a11@h18 a12@i17 a9@f17 a10@k17 a1@g17 a2@i19 a3@e18 a4@l19 a5@m15 a6@h19 a7@j18.s a8@ko`)

const companion =
  await showpieceSecond(`second:companion turn=home:9/8 score=1-1 rr=2/1 chant=2/4 hooliganism=4/2 loyalty=3/3 fans=7/6
weather=blustery h12@h15 h8@f12.o h9@g15 h10@j15 h1@i16 h2@e14 h3@k14.p h6@c17 h13@g17.d h15@h11+large h4@stunned h5@ko h11@injured h7@reserves
h14@reserves a7@h16 a1@g16 a2@f17 a3@i18 a4@e18.u a13@k16 a14@f15 a11@h21 a8@d22 a9@m20 a15@j17.d a5@ko a6@stunned a12@stunned a10@dead
a16@reserves n1@e11 n2@l19`)

const downs = await showpieceDowns()
const mayhem = await showpieceMayhem()

const plans = 'bb2020: dodge 3+, rush, 2block pow | rr 2, dodge vs rush, rush, 1block pow/both | rr 2'
const odds = `#/odds/${encodeURIComponent(plans)}`

const square = (page, name) => page.locator(`.cell[aria-label="${name}"], .cell[aria-label^="${name},"]`)
const answer = (page, name) => page.locator(`[data-answer="${name}"]`).first().click()
const chances = (page) => page.locator('.chances').first().waitFor({ state: 'attached' })

const startMatch = async (page) => {
  await page.getByRole('combobox', { name: 'Your team' }).selectOption({ index: 14 })
  await page.getByRole('combobox', { name: 'Opponent' }).selectOption({ index: 22 })
  await page.getByRole('combobox', { name: 'Coach' }).selectOption('hotSeat')
  await page.getByRole('button', { name: 'Kick off' }).click()
  await page.locator('.asked-question').waitFor()
}

/** A whole match of two bots as a record file, the same every time. */
const recorded = () => {
  const place = mkdtempSync(join(tmpdir(), 'double-skulls-screens-'))
  process.on('exit', () => rmSync(place, { recursive: true, force: true }))
  const match = ['--edition', 'bb2020', '--home', 'human', '--away', 'orc', '--bots', 'rookie,rookie', '--seed', '7']
  const args = ['simulate', '--games', '1', ...match, '--record', place]
  execFileSync(process.execPath, [join(root, 'packages/cli/bin/skulls.mjs'), ...args])
  return join(place, readdirSync(place)[0])
}

const countMatch = async (page) => {
  await page.locator('input[type=file]').setInputFiles(recorded())
  await page.waitForURL(/#\/replay\//)
  await page.goto(`${page.url()}/statistics`)
  await page.locator('.plot').first().waitFor()
}

const foundTeam = async (page) => {
  await page.getByRole('radio', { name: /^Human/ }).check()
  await page.getByRole('button', { name: 'Found with a squad' }).click()
  await page.locator('.builder').waitFor()
}

/** Opens a golden record, goes some turns or moments forward and one step back. */
const watch = async (page, name, key) => {
  await page.locator('input[type=file]').setInputFiles(join(root, `packages/engine/test/golden/${name}.json`))
  await page.locator('.timeline').waitFor()
  for (let i = 0; i < 5; i++) await page.keyboard.press(key)
  await page.keyboard.press('ArrowLeft')
}

/** One block, thrown: the dice are on the table. */
const hit = async (page) => {
  await square(page, 'g16').click()
  await square(page, 'g17').click()
  await page.locator('.answer.confirm').click()
  await page.locator('.prompt').waitFor()
}

/** What may be done to one opponent by the rules of 1988, each deed with the bar of its table. */
const deeds = async (page) => {
  await square(page, 'h15').click()
  await square(page, 'h16').click()
  await page.locator('.deed-menu .deed').first().waitFor()
}

/** One block on the table: the victim may dodge, or stand. */
const blockOnTable = async (page) => {
  await deeds(page)
  await answer(page, 'block')
  await page.locator('.tray .answer .table-bar').first().waitFor()
}

/** After the curtain, which falls where somebody has secrets. */
const liftThen = (prepare) => async (page) => {
  await page.locator('.curtain .answer').click()
  await page.locator('.curtain').waitFor({ state: 'detached' })
  await prepare(page)
}

/** How far a machine may be driven. */
const drive = async (page) => {
  await square(page, 'g11').click()
  await answer(page, 'activate')
  await page.locator('.tray .answer.drive').first().waitFor()
}

/** A spell for an opponent: its card is on the pitch. */
const castAtOne = async (page) => {
  await square(page, 'i9').click()
  await answer(page, 'activate')
  await page.locator('[data-mode="cast flyingFist"]').click()
  await square(page, 'i15').click()
  const sure = page.locator('.answer.confirm')
  if ((await sure.count()) > 0) await sure.click()
  await page.locator('.scene.trick').waitFor()
  await page.waitForTimeout(500)
}

/** The picture of it in every size. */
const inEverySize = (name, look, path, prepare) =>
  Object.entries(sizes).map(([suffix, size]) => [`${name}${suffix}`, { ...size, ...look }, path, prepare])

/** A name, the size and the light, the address, and the actions before the screenshot. */
const shots = [
  ...inEverySize('home', {}, '#/', async () => {}),
  ...inEverySize('block', {}, `?seed=7${position}`, hit),
  ...inEverySize('touchdown', moving, scoring, async (page) => {
    await square(page, 'f22').click()
    await square(page, 'f26').click()
    const sure = page.locator('.answer.confirm')
    if ((await sure.count()) > 0) await sure.click()
    await page.locator('.scene').waitFor()
    await page.waitForTimeout(900)
  }),
  ...inEverySize('second', {}, `?seed=7${companion}`, deeds),
  ['second-day', { ...wide, ...day }, `?seed=7${companion}`, deeds],
  ['second-phone-day', { ...phone, ...day }, `?seed=7${companion}`, deeds],
  ['second-dodge', { ...wide, ...day }, `?seed=7${companion}`, blockOnTable],
  ['second-sight', wide, `?seed=7${companion}`, async (page) => square(page, 'e11').hover()],
  ['downs', { ...wide, ...day }, `?seed=7${downs}`, async () => {}],
  ['machines', wide, `?seed=7${mayhem}`, liftThen(drive)],
  ['machines-phone', phone, `?seed=7${mayhem}`, liftThen(drive)],
  ['magic', { ...wide, ...moving }, `?seed=7${mayhem}`, liftThen(castAtOne)],
  [
    'second-options',
    wide,
    '?seed=7#/',
    async (page) => {
      await page.getByRole('combobox', { name: 'Rules' }).selectOption('second')
      await page.getByRole('combobox', { name: 'Your team' }).selectOption('orc')
      await page.getByRole('combobox', { name: 'Opponent' }).selectOption('dark-elf')
      await page.getByRole('button', { name: /^Options/ }).click()
      await page.getByRole('radio', { name: /^Companion All of the/ }).check()
    },
  ],
  ['block-day', { ...wide, ...day }, `?seed=7${position}`, hit],
  [
    'set-up',
    wide,
    '?seed=4#/',
    async (page) => {
      await startMatch(page)
      await answer(page, 'kick')
      await page.locator('.seat.usable').first().dragTo(square(page, 'h13'))
    },
  ],
  [
    'route',
    wide,
    position,
    async (page) => {
      await square(page, 'h14').click()
      await square(page, 'f22').hover()
    },
  ],
  [
    'pass',
    tablet,
    position,
    async (page) => {
      await square(page, 'h14').click()
      await answer(page, 'activate pass')
      await page.getByRole('button', { name: 'Throw', exact: true }).click()
      await square(page, 'd13').hover()
      await chances(page)
    },
  ],
  [
    'plan',
    wide,
    position,
    async (page) => {
      await square(page, 'e14').click()
      await square(page, 'd18').click()
      await chances(page)
    },
  ],
  [
    'magnifier',
    phone,
    position,
    async (page) => {
      await square(page, 'e14').tap()
      const { x, y, width } = await square(page, 'd18').boundingBox()
      const finger = await page.context().newCDPSession(page)
      const touchPoints = [{ x: x + width / 2, y: y + width / 2 }]
      await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await chances(page)
    },
  ],
  ['odds', { ...wide, ...day }, odds, async () => {}],
  ['odds-phone', phone, odds, async () => {}],
  ['rules', { ...wide, ...day }, '#/rules/bb2020/skill/dodge', async () => {}],
  ['rules-table', tablet, '#/rules/crp/kickOff', async () => {}],
  ['rules-phone', { ...phone, ...day }, '#/rules/bb2020/skill', async () => {}],
  ['new-team', tablet, '#/teams/new', async () => {}],
  [
    'team',
    { ...wide, ...day },
    '#/teams/new',
    async (page) => {
      await foundTeam(page)
      await page.getByRole('button', { name: 'One more: Catcher' }).click()
      await page
        .getByLabel(/^Number of Catcher/)
        .last()
        .fill('1')
      await page.evaluate(() => scrollTo(0, 0))
    },
  ],
  ['team-phone', phone, '#/teams/new', foundTeam],
  ['statistics', { ...wide, ...day }, '#/replays', countMatch],
  [
    'statistics-phone',
    phone,
    '#/replays',
    async (page) => {
      await countMatch(page)
      await page.locator('#luck').evaluate((heading) => heading.scrollIntoView())
    },
  ],
  ['practice', tablet, '#/practice', async () => {}],
  ['replays', wide, '#/replays', async () => {}],
  ['replay', wide, '#/replays', (page) => watch(page, 'bb2020-runner', '.')],
  ['replay-day', { ...tablet, ...day }, '#/replays', (page) => watch(page, 'crp-runner', 'Shift+ArrowRight')],
  ['replay-phone', phone, '#/replays', (page) => watch(page, 'bb2020-overtime', '.')],
  ['settings', wide, '#/settings', async () => {}],
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !shots.some((shot) => shot[0] === name))
if (unknown.length > 0) {
  console.error(`no such screen: ${unknown.join(', ')}; there are ${shots.map((shot) => shot[0]).join(', ')}`)
  process.exit(2)
}

const folder = join(root, 'docs/screens')
mkdirSync(folder, { recursive: true })
buildWeb()
const address = await serveWeb(0)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
for (const [name, { day: byDay = false, ...look }, path, prepare] of shots) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const page = await (await browser.newContext({ reducedMotion: 'reduce', ...look })).newPage()
  if (byDay) {
    await page.goto(`${address}#/settings`)
    await page.getByRole('radio', { name: 'Day' }).check()
    await page.goto('about:blank')
  }
  await page.goto(`${address}${path}`)
  await page.locator('h1').first().waitFor({ state: 'attached' })
  if (path.includes('#/position/')) await page.locator('.asked-question').waitFor()
  await prepare(page)
  // Waits for fonts and the last frames.
  await page.waitForTimeout(600)
  // As PNG the turf alone makes them five times as large.
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 85 })
  console.log(`docs/screens/${name}.jpg`)
  await page.context().close()
}
await browser.close()
process.exit(0)
