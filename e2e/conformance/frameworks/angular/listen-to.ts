import { Directive, ElementRef, effect, inject, input, output } from '@angular/core'

/** Listens to events whose names have a colon: `<onair-product [listenTo]="['onair:added']" (event)="count($event)">`. */
@Directive({ selector: '[listenTo]' })
export class ListenTo {
  readonly listenTo = input.required<readonly string[]>()
  readonly event = output<Event>()

  constructor() {
    const element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement
    effect((done) => {
      const events = this.listenTo()
      const hear = (event: Event) => this.event.emit(event)
      for (const name of events) element.addEventListener(name, hear)
      done(() => {
        for (const name of events) element.removeEventListener(name, hear)
      })
    })
  }
}
