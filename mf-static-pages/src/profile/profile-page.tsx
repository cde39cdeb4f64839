import { Container, PageHeader } from '@denk/shared/ui';

export default function ProfilePage() {
  return (
    <Container>
      <PageHeader title="Profil" />
    </Container>
  );
}
