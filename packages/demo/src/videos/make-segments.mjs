/**
 * Makes the live channel's segments: `node packages/demo/src/videos/make-segments.mjs [LOOP…]`.
 *
 * Needs the `ffmpeg` command (Debian: `apt install ffmpeg`); the segments are committed beside the sandbox's channel
 * (`packages/sandbox/src/live/segments`), so that nothing else does. Each department has one loop of four shots, drawn
 * frame by frame by the code of the pictures: the studio, two products on a turntable, the studio from another side.
 * `station` is shown between programmes. No number, price or time is in the picture: the player draws them, in the
 * shopper's language.
 *
 * H.264 and AAC in fragmented MP4 (CMAF), which every browser with Media Source Extensions plays, and Safari by itself.
 * A segment lasts exactly 5.12 s, 128 frames and 240 frames of sound, so that picture and sound end together. Over
 * 6 MB in all is an error.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { drawings } from '../pictures/drawings/drawings.ts'
import { material, mix, paletteOf, tones } from '../pictures/drawings/palette.ts'
import { cylinder, ellipse, ground, group, path, rect, shadow } from '../pictures/drawings/shapes.ts'
import { newSheet } from '../pictures/drawings/sheet.ts'
import { drawShow } from '../pictures/drawings/show.ts'
import { sets } from '../pictures/drawings/show-sets.ts'
import { departments } from '../pictures/names.ts'

const [width, height, rate] = [848, 480, 25]
const framesPerShot = 128
const shotSeconds = framesPerShot / rate
const mostBytes = 6_000_000
const folder = resolve(import.meta.dirname, '../../../sandbox/src/live/segments')

const ease = (part) => part * part * (3 - 2 * part)

/** A studio set; the camera moves from one frame of the picture to another, `[x, y, width]` on a sheet of 1600 by 900. */
function studio(department, variant, from, to) {
  const drawn = drawShow({ department, variant }, width)
  return (part) => {
    const [x, y, w] = from.map((start, index) => start + (to[index] - start) * ease(part))
    const view = `viewBox="${x.toFixed(2)} ${y.toFixed(2)} ${w.toFixed(2)} ${((w * 9) / 16).toFixed(2)}"`
    return drawn.replace(
      /viewBox="[^"]+" width="\d+" height="\d+"/,
      `${view} width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`,
    )
  }
}

/** A product that turns to and fro on a turntable, which turns on. */
function turntable(department, [archetype, colour, variant]) {
  const { wall } = sets[department]
  const sheet = newSheet(paletteOf(colour), variant)
  const stone = tones(mix(wall, '#ffffff', 0.66))
  const [cx, top, rx, ry] = [800, 640, 420, 62]
  const deep = mix(wall, '#5a4650', 0.3)
  const back = [
    rect(0, 0, 1600, 900, 0, sheet.lin('d', mix(wall, '#ffffff', 0.5), wall, mix(wall, '#5a4650', 0.18))),
    ellipse(cx, 380, 520, 420, sheet.rad(0.5, 0.5, 0.5, [0, '#ffffff', 0.75], [1, '#ffffff', 0])),
    rect(0, 620, 1600, 280, 0, sheet.lin('v', [0, deep, 0], [0.15, mix(wall, '#ffffff', 0.25), 0.9], [1, deep])),
    path('M774 0L470 760H1130L826 0Z', sheet.lin('v', [0, '#fffbe8', 0.5], [0.8, '#fffbe8', 0.08], [1, '#fffbe8', 0])),
    shadow(sheet, cx, 792, 460, 40),
    cylinder(sheet, stone, cx, top, 770, rx * 2, ry / rx / 2),
    ellipse(cx, top, rx - 26, ry - 5, sheet.rad(0.5, 0.4, 0.6, [0, stone.glint], [1, stone.base])),
  ].join('')
  const thing = drawings[archetype](sheet)
  const k = 0.9
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"><defs>${sheet.defs()}</defs>${back}`
  return (part) => {
    const turn = 2 * Math.PI * part
    // Marks on the rim: those of the far side are hidden.
    const marks = Array.from({ length: 24 }, (_, index) => {
      const angle = (2 * Math.PI * index) / 24 + turn / 2
      const depth = Math.sin(angle)
      if (depth <= 0.05) return ''
      const x = cx + rx * Math.cos(angle)
      return ellipse(
        x,
        top + 66 + ry * depth,
        5 + 9 * depth,
        11,
        material.gold.base,
        `opacity="${(0.35 + 0.5 * depth).toFixed(2)}"`,
      )
    }).join('')
    const across = k * (0.86 + 0.14 * Math.cos(turn))
    const lean = 1.2 * Math.sin(turn)
    const place = `transform="translate(${cx} ${top + 10}) skewY(${lean.toFixed(3)}) scale(${across.toFixed(4)} ${k}) translate(-400 ${-ground})"`
    return `${head}${marks}${group(place, thing)}</svg>`
  }
}

const loopOf = (department, index) => [
  studio(department, 0, [0, 0, 1600], [250, 130, 1100]),
  turntable(department, sets[department].props[0][0]),
  turntable(department, sets[department].props[1][0]),
  studio(department, index % 2 === 0 ? 1 : 2, [430, 200, 1150], [0, 40, 1420]),
]

/** Shots and the lowest note of each loop. */
const loops = {
  station: {
    root: 196,
    shots: ['home', 'fashion', 'kitchen', 'hobby'].map((department, index) =>
      studio(department, index % 2 === 0 ? 2 : 1, [0, 0, 1600], [200, 110, 1200]),
    ),
  },
  ...Object.fromEntries(
    departments.map((department, index) => [
      department,
      { root: 146.83 * 2 ** (index / 12), shots: loopOf(department, index) },
    ]),
  ),
}

/** Soft plucked notes, 32 in a loop, quiet; each fades before it returns, so that the loop has no seam. */
function music(root, seconds) {
  const chords = [
    [1, 1.25, 1.5, 2],
    [0.8409, 1.0595, 1.2599, 1.6818],
    [0.8909, 1.1225, 1.3348, 1.7818],
    [0.7492, 1.1225, 1.4983, 1.8877],
  ]
  const each = seconds / 32
  // Every chord sounds for eight notes, up and down.
  const notes = chords.flatMap((chord) => [0, 1, 2, 3, 2, 1, 2, 1].map((step) => chord[step]))
  const note = (ratio, index) => {
    const since = `mod(t-${(index * each).toFixed(4)}+${seconds},${seconds})`
    return `sin(2*PI*${(root * ratio).toFixed(3)}*${since})*exp(-2.6*${since})*min(1,${since}*60)`
  }
  return `aevalsrc=exprs='0.11*(${notes.map(note).join('+')})':d=${seconds}:s=48000`
}

async function make(name, { root, shots }) {
  const seconds = shots.length * shotSeconds
  for (const file of readdirSync(folder)) if (file.startsWith(`${name}-`)) rmSync(join(folder, file))
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-hide_banner', '-loglevel', 'error', '-y'],
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', String(rate), '-i', 'pipe:0'],
      ...['-f', 'lavfi', '-i', music(root, seconds), '-map', '0:v', '-map', '1:a', '-t', String(seconds)],
      ...['-c:v', 'libx264', '-profile:v', 'main', '-level', '3.1', '-preset', 'veryslow', '-crf', '29'],
      ...['-bf', '0', '-g', String(framesPerShot), '-sc_threshold', '0', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-ac', '1', '-b:a', '32k'],
      // Reproducible output: no date, no encoder version.
      ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
      ...['-f', 'hls', '-hls_time', String(shotSeconds), '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'],
      ...['-hls_fmp4_init_filename', `${name}-init.mp4`, '-hls_segment_filename', join(folder, `${name}-%d.m4s`)],
      join(folder, `${name}-list.m3u8`),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'exit')
  for (const shot of shots) {
    for (let frame = 0; frame < framesPerShot; frame += 1) {
      const image = sharp(Buffer.from(shot(frame / framesPerShot)))
      const pixels = await image.removeAlpha().toColourspace('srgb').raw().toBuffer()
      if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
    }
  }
  ffmpeg.stdin.end()
  const [status] = await ended
  if (status !== 0) throw new Error(`ffmpeg ended with status ${status}`)
  rmSync(join(folder, `${name}-list.m3u8`))
}

const sizeOf = (prefix) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(prefix))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)

for (const [name, loop] of Object.entries(loops)) {
  if (process.argv.length > 2 && !process.argv.includes(name)) continue
  await make(name, loop)
  process.stdout.write(`${name}: ${sizeOf(`${name}-`)} bytes\n`)
}
const total = sizeOf('')
if (total > mostBytes) throw new Error(`The segments have ${total} bytes, over ${mostBytes}`)
