/** Staff changed something about a member’s account; the member is notified. */
export class AccountChanged {
  constructor(
    readonly userId: string,
    /** The public id of its audit event. */
    readonly eventId: string,
    readonly title: string,
    /** Path on the site. */
    readonly href: string,
  ) {}
}
