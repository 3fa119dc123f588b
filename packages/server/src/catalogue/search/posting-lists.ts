/**
 * Posting lists: ascending numbers (the products with a word) as bytes, namely the gaps between neighbours with seven bits per byte. A
 * word of a third of all products costs one byte for each of them.
 */

/** All lists, complete: list `n` is in `bytes` from `offsets[n]` up to `offsets[n + 1]`. */
export type PostingLists = { offsets: Uint32Array; bytes: Uint8Array }

const blockBytes = 1 << 18
const firstSlice = 16
const longestSlice = 4096
/** The link at the end of a slice: the start of the next one. */
const linkBytes = 4

/**
 * Writes many lists at the same time. Each grows in slices of a few large blocks: a separate buffer for each of many thousand
 * lists would fragment the memory.
 */
export class PostingListWriter {
  readonly #blocks: Uint8Array[] = []
  #used = blockBytes
  readonly #heads: number[] = []
  readonly #ends: number[] = []
  readonly #places: number[] = []
  readonly #sizes: number[] = []
  readonly #last: number[] = []
  readonly #lengths: number[] = []

  /** Appends a number to a list. Numbers are ascending; a repeated one changes nothing. */
  add(list: number, value: number): void {
    const last = this.#last[list]
    if (last === undefined) this.#open(list)
    else if (last === value) return
    let gap = last === undefined ? value : value - last
    this.#last[list] = value
    while (gap > 127) {
      this.#write(list, (gap & 127) | 128)
      gap >>>= 7
    }
    this.#write(list, gap)
  }

  /** The size of all lists in bytes. */
  get byteLength(): number {
    return this.#lengths.reduce((sum, length) => sum + (length ?? 0), 0)
  }

  /** Copies the lists in this order to `bytes`, which needs {@link byteLength}. A list that was never written is empty. */
  copyTo({ offsets, bytes }: PostingLists, order: ArrayLike<number>): void {
    let at = 0
    for (let place = 0; place < order.length; place += 1) {
      offsets[place] = at
      at = this.#copy(order[place] ?? 0, bytes, at)
    }
    offsets[order.length] = at
  }

  #copy(list: number, into: Uint8Array, from: number): number {
    let remaining = this.#lengths[list] ?? 0
    let at = from
    let slice = this.#heads[list] ?? 0
    for (let size = firstSlice; remaining > 0; size = nextSize(size)) {
      const block = this.#block(slice)
      const begin = slice % blockBytes
      const take = Math.min(remaining, size - linkBytes)
      into.set(block.subarray(begin, begin + take), at)
      at += take
      remaining -= take
      if (remaining > 0) slice = new DataView(block.buffer).getUint32(begin + size - linkBytes)
    }
    return at
  }

  #open(list: number): void {
    const slice = this.#allocate(firstSlice)
    this.#heads[list] = slice
    this.#places[list] = slice
    this.#sizes[list] = firstSlice
    this.#ends[list] = slice + firstSlice - linkBytes
    this.#lengths[list] = 0
  }

  #write(list: number, byte: number): void {
    let place = this.#places[list] ?? 0
    if (place === this.#ends[list]) {
      const size = nextSize(this.#sizes[list] ?? firstSlice)
      const slice = this.#allocate(size)
      new DataView(this.#block(place).buffer).setUint32(place % blockBytes, slice)
      this.#sizes[list] = size
      this.#ends[list] = slice + size - linkBytes
      place = slice
    }
    this.#block(place)[place % blockBytes] = byte
    this.#places[list] = place + 1
    this.#lengths[list] = (this.#lengths[list] ?? 0) + 1
  }

  #allocate(size: number): number {
    if (this.#used + size > blockBytes) {
      this.#blocks.push(new Uint8Array(blockBytes))
      this.#used = 0
    }
    const slice = (this.#blocks.length - 1) * blockBytes + this.#used
    this.#used += size
    return slice
  }

  #block(place: number): Uint8Array {
    const block = this.#blocks[Math.floor(place / blockBytes)]
    if (!block) throw new RangeError('No such slice')
    return block
  }
}

/** The written lists, in this order. */
export function written(writer: PostingListWriter, order: ArrayLike<number>): PostingLists {
  const postingLists = { offsets: new Uint32Array(order.length + 1), bytes: new Uint8Array(writer.byteLength) }
  writer.copyTo(postingLists, order)
  return postingLists
}

const nextSize = (size: number): number => Math.min(size * 2, longestSlice)

/** The numbers of a list, ascending. */
export function readList({ offsets, bytes }: PostingLists, list: number): number[] {
  const values: number[] = []
  eachIn({ offsets, bytes }, list, (value) => values.push(value))
  return values
}

/** Calls `visit` with every number of a list, ascending. */
export function eachIn({ offsets, bytes }: PostingLists, list: number, visit: (value: number) => void): void {
  const end = offsets[list + 1] ?? 0
  let value = 0
  for (let at = offsets[list] ?? 0; at < end; ) {
    let byte = bytes[at++] ?? 0
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0
      gap |= (byte & 127) << shift
    }
    value += gap
    visit(value)
  }
}
