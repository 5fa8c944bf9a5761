namespace Tool;

public class Commands
{
    public void Forgotten() { }
}
