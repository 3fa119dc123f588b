/**
 * Makes the demonstration's product clips: `node packages/demo/src/videos/make-clips.mjs [NAME…]`.
 *
 * Needs the `ffmpeg` command (Debian: `apt install ffmpeg`); the clips are committed, so that nothing else does. Each
 * clip shows one archetype in three colours, drawn by the code of the pictures: a slow zoom, a cross-fade, the next
 * colour. The sound is a soft chord, so that the mute button has something to mute.
 *
 * H.264 with AAC in MP4, square like the pictures, with the index first, so that it plays while it loads. A clip over
 * 400 kB is an error.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawProduct } from '../pictures/drawings/product.ts'

/** Per clip: its colours in order and its lowest note in hertz. */
const scripts = {
  cardigan: { colours: ['navy', 'ivory', 'burgundy'], root: 196 },
  necklace: { colours: ['gold', 'rose-gold', 'silver'], root: 261.63 },
  'serum-bottle': { colours: ['rose-gold', 'teal', 'purple'], root: 246.94 },
  lamp: { colours: ['ivory', 'teal', 'orange'], root: 174.61 },
  kettle: { colours: ['red', 'navy', 'silver'], root: 220 },
  headphones: { colours: ['black', 'white', 'blue'], root: 164.81 },
  'exercise-bike': { colours: ['grey', 'red', 'teal'], root: 146.83 },
  'patio-chair': { colours: ['green', 'yellow', 'blue'], root: 207.65 },
}

const side = 640
const rate = 25
/** Seconds per colour; the last ones cross-fade into the next. */
const shot = 3
const fade = 0.8
const seconds = 3 * shot - 2 * fade
const mostBytes = 400_000

const here = import.meta.dirname
const work = mkdtempSync(join(tmpdir(), 'clips-'))

/** A quiet major chord, plucked note after note, that fades out. */
function chord(root) {
  const notes = [1, 1.25, 1.5, 2, 1.5, 1.25]
  const each = 0.6
  const note = (ratio, index) => {
    const since = `mod(t-${index * each}+${notes.length * each},${notes.length * each})`
    return `sin(2*PI*${root * ratio}*t)*exp(-2.2*${since})*min(1,${since}*40)`
  }
  return `aevalsrc=exprs='0.16*(${notes.map(note).join('+')})':d=${seconds}:s=44100`
}

for (const [name, { colours, root }] of Object.entries(scripts)) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue
  const stills = []
  for (const [variant, colour] of colours.entries()) {
    const file = join(work, `${name}-${variant}.png`)
    // Drawn larger than displayed, because a slow zoom over whole pixels would jitter.
    await sharp(Buffer.from(drawProduct({ kind: 'product', archetype: name, colour, variant }, side * 3)))
      .removeAlpha()
      .png()
      .toFile(file)
    stills.push(file)
  }
  const frames = shot * rate
  const moves = [
    `z='1+0.16*on/${frames}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2'`,
    `z='1.18':x='(iw-iw/zoom)*on/${frames}':y='ih/2-ih/zoom/2'`,
    `z='1.2-0.2*on/${frames}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2'`,
  ]
  const shots = stills.map(
    (_, index) =>
      `[${index}:v]zoompan=${moves[index]}:d=${frames}:s=${side}x${side}:fps=${rate},format=yuv420p[v${index}]`,
  )
  const file = join(here, `${name}.mp4`)
  const filter = [
    ...shots,
    `[v0][v1]xfade=transition=fade:duration=${fade}:offset=${shot - fade}[v01]`,
    `[v01][v2]xfade=transition=fade:duration=${fade}:offset=${2 * (shot - fade)}[v]`,
    `${chord(root)},afade=t=in:d=0.2,afade=t=out:st=${seconds - 1.2}:d=1.2[a]`,
  ].join(';')
  execFileSync('ffmpeg', [
    ...['-hide_banner', '-loglevel', 'error', '-y'],
    ...stills.flatMap((still) => ['-i', still]),
    ...['-filter_complex', filter, '-map', '[v]', '-map', '[a]', '-t', String(seconds)],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'veryslow', '-crf', '27', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-ac', '1', '-b:a', '48k'],
    // Reproducible output: no date, no encoder version.
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', file],
  ])
  const { size } = statSync(file)
  process.stdout.write(`${name}.mp4 ${size} bytes, ${seconds.toFixed(1)} s\n`)
  if (size > mostBytes) throw new Error(`${name}.mp4 is over ${mostBytes} bytes`)
}
rmSync(work, { recursive: true, force: true })
