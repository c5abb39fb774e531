/** A member has left a group or was removed from it. */
export class MemberLeftGroup {
  constructor(
    readonly userId: string,
    readonly groupId: string,
  ) {}
}
