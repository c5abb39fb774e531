import { Injectable } from '@nestjs/common';
import { IdOrSlugPipe } from '../../core/validation/id-or-slug.pipe.js';
import { validationPipe } from '../../core/validation/validation.js';
import { EnrollmentsService } from '../../learning/enrollments/enrollments.service.js';
import { RsvpsService } from '../../events/rsvps.service.js';
import { GroupMembershipsService } from '../../groups/memberships.service.js';
import type { FormValues } from '../../core/html/form.js';
import { NewPost } from '../../discussions/posts/posts.dto.js';
import { PostsService } from '../../discussions/posts/posts.service.js';
import type { Member } from '../../core/access/member.js';
import { NewsletterChoiceService } from '../../site/subscribers/newsletter-choice.service.js';
import { listsOf, textsOf } from '../../identity/users/forms/profile-of.js';
import { LAST_STEP, OwnProfileChanges } from '../../identity/users/profile.dto.js';
import { UsersService } from '../../identity/users/users.service.js';
import { stepPath } from './onboarding-forms.pages.js';

/** What the buttons of a step do: `next`, `skip`, `finish`, `hello`, or `join:` and a slug. */
@Injectable()
export class OnboardingFormsService {
  private readonly validation = validationPipe();
  private readonly refs = new IdOrSlugPipe();

  constructor(
    private readonly users: UsersService,
    private readonly enrollments: EnrollmentsService,
    private readonly memberships: GroupMembershipsService,
    private readonly rsvps: RsvpsService,
    private readonly posts: PostsService,
    private readonly newsletter: NewsletterChoiceService,
  ) {}

  /** @returns the path to go on to */
  async keep(member: Member, step: number, typed: FormValues): Promise<string> {
    const { go = 'next', returnTo } = typed;
    if (go !== 'skip' && go !== 'leave') await this.keepAnswers(member, step, typed);
    if (go === 'leave' || (go !== 'skip' && step === LAST_STEP && go === 'next')) {
      await this.users.completeOnboarding(member);
      return pageIn(returnTo);
    }
    const pressed = await this.press(member, go, typed);
    const next = pressed ? step : Math.min(step + 1, LAST_STEP);
    await this.users.keepOnboardingStep(member.id, next);
    return stepPath(next, returnTo);
  }

  private async keepAnswers(member: Member, step: number, typed: FormValues): Promise<void> {
    const changes = answersOf(step, typed);
    if (Object.keys(changes).length > 0)
      await this.users.update(member, await this.read(OwnProfileChanges, changes));
    if (step === 2 && typed['newsletterAsked'] !== undefined)
      await this.newsletter.choose(member.id, typed['newsletter'] !== undefined);
  }

  /** Whether the button was one that stays on the step. */
  private async press(member: Member, go: string, typed: FormValues): Promise<boolean> {
    const [act, slug = ''] = go.split(':');
    if (act === 'enroll') await this.enrollments.enroll(member, this.refs.transform(slug));
    else if (act === 'join') await this.memberships.join(member, this.refs.transform(slug));
    else if (act === 'leave-group') await this.memberships.leave(member, this.refs.transform(slug));
    else if (act === 'attend') await this.rsvps.answer(member, this.refs.transform(slug), 'going');
    else if (act === 'stay-away') await this.rsvps.answer(member, this.refs.transform(slug), 'declined');
    else if (act === 'hello') await this.sayHello(member, typed);
    else return false;
    return true;
  }

  private async sayHello(member: Member, { title, body }: FormValues): Promise<void> {
    const post = await this.read(NewPost, { title, body, kind: 'introduction' });
    await this.posts.create(member, post);
  }

  private read<T extends object>(metatype: new () => T, value: object): Promise<T> {
    return this.validation.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}

function answersOf(step: number, typed: FormValues): object {
  if (step === 1) return textsOf(typed);
  if (step === 2) return listsOf(typed, ['intents', 'interests']);
  if (step === 3 && typed['track']) return { track: typed['track'] };
  return {};
}

/** A page of this site, as its address bar shows it. */
const pageIn = (returnTo = ''): string =>
  /^\/(?![/\\])(?!api\/|auth\/|login)[\x21-\x7e]{0,1999}$/.test(returnTo) ? returnTo : '/';
