/** What a new site still needs: each is true once it is done. */
export class StartChecklist {
  /** A mail has left the site, or mail is stored for development */ mail!: boolean;

  /** There is a way to sign in besides mail, or it was decided that there is none */ signIn!: boolean;

  /** The membership can be bought, or it was decided that nothing is sold */ payments!: boolean;

  /** A course is published */ course!: boolean;

  /** An event has been planned */ event!: boolean;
}
