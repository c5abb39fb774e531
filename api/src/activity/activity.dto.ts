import { ApiProperty } from '@nestjs/swagger';

export class GuideResponse {
  @ApiProperty({ description: 'Name, role and a bio or interests' }) profileCompleted!: boolean;
  @ApiProperty() courseStarted!: boolean;
  @ApiProperty() groupJoined!: boolean;
  @ApiProperty() eventRsvped!: boolean;
  @ApiProperty({ description: 'Has posted an introduction' }) introduced!: boolean;
}

export class ActivityResponse {
  @ApiProperty({ type: 'integer', description: 'In the zone of the member; one missed day is forgiven' })
  learningStreakDays!: number;

  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'In the zone of the member' })
  lastActiveOn!: string | null;

  @ApiProperty({ type: GuideResponse }) guide!: GuideResponse;
}
